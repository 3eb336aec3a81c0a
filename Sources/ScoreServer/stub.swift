import COpenSSL
import Hummingbird
import Mustache

/** Methods of HTTP (RFC 9110) that anything of the cms understands. */
export const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

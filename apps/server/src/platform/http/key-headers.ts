/** The keys that a request can bring in a header. The API's document names them by a security scheme. */
export const KEY_HEADERS = ['x-access-key', 'x-manage-key'] as const;

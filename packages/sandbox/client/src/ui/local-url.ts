const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * The sandbox writes its own address into every URL. If the page is opened under another loopback name, its
 * content policy would block these images as foreign, so the URLs become paths.
 */
export const localUrl = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  // A world that was started at another port has pictures of that time in its messages.
  const isHere = url.port === location.port || url.pathname.startsWith('/cdn/');
  const own = loopback.has(url.hostname) && loopback.has(location.hostname) && isHere;
  return own ? url.pathname + url.search : address;
};

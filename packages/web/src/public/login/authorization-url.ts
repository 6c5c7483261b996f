/** Asks our server where to send this browser; the page somebody wanted before signing in goes along. */
export const authorizationUrl = async (search: string): Promise<string> => {
  const wanted = new URLSearchParams(search).get('return_to');
  const query = wanted === null ? '' : `?${new URLSearchParams({ return_to: wanted }).toString()}`;
  const response = await fetch(`/auth/login${query}`);
  if (!response.ok) throw new Error(`/auth/login answered ${response.status}`);
  const { authorization_url: url } = (await response.json()) as { authorization_url: string };
  return url;
};

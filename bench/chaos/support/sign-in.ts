import { createSandboxClient } from '@famiglia/sandbox/client';
import { PEOPLE } from '@famiglia/sandbox/demo-ids';

export type Person = keyof typeof PEOPLE;

let signIns = 0;

/**
 * Signs a person of the demo world in by the sandbox's consent page. Returns their headers. Each sign-in comes from another
 * address: requests that sign everybody out would otherwise meet the rate limit of sign-ins.
 */
export const signIn = async (
  { url, sandboxUrl }: { url: string; sandboxUrl: string },
  person: Person,
): Promise<Record<string, string>> => {
  signIns += 1;
  const from = { 'x-forwarded-for': `10.255.${(signIns >> 8) & 255}.${signIns & 255}` };
  const begun = await fetch(`${url}/auth/login`, { headers: from });
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const { authorization_url: consent } = (await begun.json()) as { authorization_url: string };
  const callback = await createSandboxClient(sandboxUrl).authorize(consent, PEOPLE[person]);
  const returned = await fetch(callback, { headers: { ...from, cookie }, redirect: 'manual' });
  const code = new URL(returned.headers.get('location') ?? '', url).searchParams.get('code');
  const session = await fetch(`${url}/auth/session`, {
    method: 'POST',
    headers: { ...from, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  if (!session.ok) throw new Error(`${person} cannot sign in: ${await session.text()}`);
  const { token } = (await session.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
};

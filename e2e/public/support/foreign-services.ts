import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignServices {
  url: string;
  /** The lookup's answers from now on; null means that it never answers. */
  country: string | null;
  stop: () => Promise<void>;
}

/** Besides its normal work it tries to read what is stored and shown, as a compromised script would. */
const SCRIPT = `const seen = document.documentElement.dataset;
seen.origin = self.origin;
seen.address = location.pathname + location.search;
for (const [name, look] of Object.entries({
  own: () => localStorage.getItem('auth-storage'),
  parent: () => parent.localStorage.getItem('auth-storage'),
  page: () => parent.document.title,
  cookie: () => document.cookie,
})) {
  try { seen[name] = String(look()); } catch (error) { seen[name] = error.name; }
}
window.plausible = (name, { props }) => {
  document.documentElement.dataset.heard = name + ' ' + props.plan + ' ' + document.querySelector('[data-domain]').dataset.domain;
};`;

/** A lookup service and an analytics script on a foreign origin, as an operator would configure them. */
export const startForeignServices = async (): Promise<ForeignServices> => {
  const server = createServer((request, response) => {
    if (request.url === '/stats.js') {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(SCRIPT);
    } else if (services.country !== null) {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(JSON.stringify({ country_code: services.country, country_name: 'Somewhere' }));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const services: ForeignServices = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    country: 'US',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return services;
};

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignServices {
  url: string;
  /** What the lookup answers from now on; null lets it never answer. */
  country: string | null;
  stop: () => Promise<void>;
}

const SCRIPT = `window.plausible = (name, { props }) => {
  document.documentElement.dataset.heard = name + ' ' + props.plan + ' ' + document.querySelector('[data-domain]').dataset.domain;
};`;

/** A lookup service and an analytics script on another origin than ours, as an operator would set them. */
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

import { Agent, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

interface JsonCall {
  method: string;
  body?: object | undefined;
  headers?: Record<string, string>;
}

const connections = new Agent({ keepAlive: true });

/** A call of a local server. Tests make thousands of them, and `fetch` takes three times the processor. */
export const sendJson = async (
  address: string,
  { method, body, headers = {} }: JsonCall,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const ofBody =
      json === undefined ? {} : { 'content-type': 'application/json', 'content-length': json.length };
    const options = { agent: connections, method, headers: { ...headers, ...ofBody } };
    const call = request(address, options, (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    call.on('error', reject).end(json);
  });

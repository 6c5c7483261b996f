import { Agent, request } from 'node:http';

interface Answer {
  kind: string;
  message: { content: string } | null;
}

/** Presses buttons over sockets that stay open, and remembers how long each answer took. */
export const createClicker = (sandboxUrl: string, messageId: string, eventId: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  let slowestMs = 0;
  let clicks = 0;
  /** Answered after Discord had to be asked to wait, or not at all. */
  let late = 0;
  return {
    click: async (userId: string, action: 'join' | 'leave'): Promise<void> => {
      const body = { message_id: messageId, custom_id: `mp:${action}:${eventId}`, user_id: userId };
      const began = performance.now();
      const answer = await post(agent, `${sandboxUrl}/sandbox/clicks`, body);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      clicks += 1;
      if (answer.kind !== 'message' || answer.message === null) late += 1;
    },
    results: () => {
      agent.destroy();
      return { slowestMs, clicks, late };
    },
  };
};

const post = async (agent: Agent, url: string, body: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(JSON.parse(text) as Answer));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

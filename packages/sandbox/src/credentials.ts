import { randomBytes } from 'node:crypto';
import { BOT_ID } from './demo-ids.ts';

/** The application's credentials. Created once, then stored with the world. */
export interface Credentials {
  application_id: string;
  bot_token: string;
  client_secret: string;
  /** The application's public key, in hexadecimal. */
  verify_key: string;
  /** Signs the addresses of attachments. */
  cdn_key: string;
}

export const createCredentials = (): Credentials => ({
  application_id: BOT_ID,
  bot_token: makeBotToken(BOT_ID),
  client_secret: randomBytes(24).toString('base64url'),
  verify_key: randomBytes(32).toString('hex'),
  cdn_key: randomBytes(32).toString('hex'),
});

/** The three parts of Discord's tokens: clients read the bot's id out of the first one. */
const makeBotToken = (botId: string): string => {
  const id = Buffer.from(botId).toString('base64url');
  return `${id}.${randomBytes(4).toString('base64url')}.${randomBytes(28).toString('base64url')}`;
};

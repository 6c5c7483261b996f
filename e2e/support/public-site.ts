import { newPlace, startProcess } from './famiglia-process.ts';
import { temporaryData } from './temporary-data.ts';

export interface PublicSite {
  url: string;
  stop: () => Promise<void>;
}

/** Nobody signs in here. */
const APPLICATION = { DISCORD_CLIENT_ID: '100000000000000000', DISCORD_CLIENT_SECRET: 'unused' };

/** A process that serves the pages and the API alone, as beside the real Discord; it has no guilds. */
export const startPublicSite = async (settings: Record<string, string> = {}): Promise<PublicSite> => {
  const data = await temporaryData();
  try {
    const { url, stop } = await startProcess({
      ...(await newPlace(data.dataDir)),
      settings: { SERVICES: 'api,web', ...APPLICATION, ...settings },
    });
    return {
      url,
      stop: async () => {
        try {
          await stop();
        } finally {
          await data.remove();
        }
      },
    };
  } catch (error) {
    await data.remove();
    throw error;
  }
};

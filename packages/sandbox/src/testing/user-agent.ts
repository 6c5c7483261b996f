/** What every call to Discord has to name itself. */
export const USER_AGENT = 'DiscordBot (https://famiglia.test, 1.0.0)';

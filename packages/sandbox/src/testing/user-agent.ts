/** The user agent that every call to Discord needs. */
export const USER_AGENT = 'DiscordBot (https://famiglia.test, 1.0.0)';

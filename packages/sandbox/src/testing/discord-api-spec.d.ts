/** The package ships no types for its zod schemas. */
declare module 'discord-api-spec/zod';

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema/!(*.test).ts',
  out: './migrations',
  casing: 'snake_case',
});

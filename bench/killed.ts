import { signUpThroughKills } from '@famiglia/bot/testing/sign-up-through-kills';
import { openContext } from './storm/open-context.ts';
import { withPostgres } from './support/with-postgres.ts';

/** Kills the bot's process twenty times during sign-ups: nobody may lose a confirmed place. */
const PEOPLE = 400;
const KILLS = 20;

await withPostgres(async (connectionString) => {
  const { context, close } = await openContext(connectionString);
  const storm = await signUpThroughKills({ ...context, connectionString }, { people: PEOPLE, kills: KILLS });
  await close();
  const present = new Set(storm.present);
  const lost = storm.acknowledged.filter((userId) => !present.has(userId)).length;
  const doubled = storm.present.length - present.size;
  console.log(
    `killed ${KILLS} times: ${storm.acknowledged.length} of ${PEOPLE} were told a place, ${lost} lost (at most 0), ` +
      `${doubled} doubled (at most 0), ${storm.main} of ${storm.slots} places taken, reminded ${storm.reminders} time (exactly 1)`,
  );
  const right = lost === 0 && doubled === 0 && storm.main === storm.slots && storm.reminders === 1;
  if (!right || storm.acknowledged.length !== PEOPLE) process.exitCode = 1;
});

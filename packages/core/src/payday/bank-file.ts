import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import type { Payday } from '@famiglia/contract/payday/payday-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
import type { CsvCell } from '../platform/csv.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { bankParts, presentPayday } from './compute-payday.ts';
import { findPayday } from './payday.queries.ts';
import type { PaydayKey } from './payday.queries.ts';

const HEADER = 'staticId;amount;comment';

/** The bank takes no separator, no quotes and no line breaks in it. */
export const bankComment = (typed: string): string =>
  typed
    .replaceAll(/[;"'`«»„“”‘’]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The file as the game’s bank takes it, in as many parts as the family wants; a part of which everybody is paid has no lines. */
const bankFiles = (payday: Payday, { comment, lines }: { comment: string; lines: number }): string[] =>
  bankParts(payday.list, lines).map((people) =>
    [
      HEADER,
      ...people.map(
        ({ static_id: staticId, pay_cents: pay }) => `${staticId};${BigInt(pay) / 100n};${comment}`,
      ),
    ].join('\n'),
  );

/** The parts of the file of an approved payday. */
export const readBankFiles = async (context: Context, key: PaydayKey): Promise<string[]> => {
  const row = await findPayday(context.db, key);
  if (row.status !== 'approved') throw new AppError('payday_not_approved');
  const { payday: rules, language } = await findSettings(context.db, key.guildId);
  const comment = bankComment(rules.comment) || FEATURE_NAMES[language].payday;
  const payday = await presentPayday(context.db, row, context.clock());
  return bankFiles(payday, { comment, lines: rules.file_lines });
};

export const getBankFile: UseCase<typeof paydayRoutes.file> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, paydayRoutes.file.access);
  const file = (await readBankFiles(context, input))[input.part - 1];
  if (file === undefined) throw new AppError('not_found');
  return (async function* () {
    yield file;
  })();
};

const COLUMNS = ['person_id', 'person', 'static_id', 'for', 'what', 'amount', 'time', 'reason', 'state'];

/** Cents as dollars. Below zero they are a number too: text that begins with a minus is made harmless, and adds up no longer. */
const dollars = (cents: string): CsvCell => {
  const [sign, digits] = cents.startsWith('-') ? ['-', cents.slice(1)] : ['', cents];
  const size = digits.padStart(3, '0');
  return { decimal: `${sign}${size.slice(0, -2)}.${size.slice(-2)}` };
};

/** Every line of a payday, and what earlier ones left. */
export const exportPayday: UseCase<typeof paydayRoutes.export> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, paydayRoutes.export.access);
  const payday = await presentPayday(context.db, await findPayday(context.db, input), context.clock());
  const rows = payday.list.flatMap((person) => {
    const who = [person.user.id, person.user.name, person.static_id ?? ''];
    const carried =
      BigInt(person.carried_cents) === 0n ? [] : [['carried', '', dollars(person.carried_cents), '', '']];
    const lines = person.lines.map((line) => [
      line.kind,
      line.data.name ?? '',
      dollars(line.amount_cents),
      line.at,
      line.change_reason ?? '',
    ]);
    return [...lines, ...carried].map((cells) => [...who, ...cells, person.state]);
  });
  return writeCsv(
    COLUMNS,
    (async function* () {
      yield rows;
    })(),
    (row) => row,
  );
};

import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import type { Payday, PaydayPerson } from '@famiglia/contract/payday/payday-routes';
import {
  PAYDAY_MARK_WORDS,
  PAYDAY_STATUS_WORDS,
  PAYOUT_WORDS,
  explainLines,
  marksToKnow,
} from '@famiglia/contract/payday/payday-words';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ActionRowData, BaseMessageOptions, MessageActionRowComponentData } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { shortText } from '../../kit/discord/short-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf } from '../../kit/interactions/pages.ts';
import { paydayTexts } from './payday-texts.ts';

type Row = ActionRowData<MessageActionRowComponentData>;

const PAGE_SIZE = 10;
/** A person with a line for everything would fill the message. */
const LONGEST_WHY = 200;
const LONGEST_NAME = 48;
const LONGEST_REASON = 40;

export const momentText = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:f>`;

/** People × what for × how much, a page at a time, and what a leader does next with it. */
export const paydayMessage = (payday: Payday, language: Language, wanted = 0): BaseMessageOptions => {
  const texts = paydayTexts[language];
  const pages = pagesOf(payday.list.length, PAGE_SIZE, wanted);
  const shown = payday.list.slice(pages.index * PAGE_SIZE, (pages.index + 1) * PAGE_SIZE);
  const head = [
    `**${PAYDAY_STATUS_WORDS[language][payday.status]}** · ${texts.total(formatCents(language, payday.pay_cents), payday.people)}`,
    ...(payday.paid_cents === '0' ? [] : [texts.paid(formatCents(language, payday.paid_cents))]),
    ...(payday.status === 'waiting' && payday.first_approved_by !== null
      ? [texts.waiting(escapeText(payday.first_approved_by.name))]
      : []),
  ];
  const lines = shown.map((person) => personText(person, payday, language));
  const footer = pageText(pages, language);
  return {
    content: '',
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title(momentText(payday.until)),
        description: [...head, '', ...(lines.length === 0 ? [texts.empty] : lines)].join('\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...controls(payday, shown, pages.index, language),
      ...pageRows(pages, language, (index) => makeCustomId('payday', 'page', payday.id, index)),
    ],
  };
};

const personText = (person: PaydayPerson, payday: Payday, language: Language): string => {
  const marks = [
    ...(person.left_out ? [leftOutText(person, language)] : []),
    ...marksToKnow(person).map((mark) => PAYDAY_MARK_WORDS[language][mark]),
    ...(payday.status === 'approved' && person.pay_cents !== '0'
      ? [PAYOUT_WORDS[language][person.state]]
      : []),
  ];
  const pay = formatCents(language, person.left_out ? person.total_cents : person.pay_cents);
  const head = `**${shortText(person.user.name, LONGEST_NAME)}** · ${pay}${marks.length === 0 ? '' : ` · ${marks.join(', ')}`}`;
  const why = explainLines(person.lines, person.carried_cents, language);
  return why === '' ? head : `${head}\n-# ${shortText(why, LONGEST_WHY)}`;
};

const leftOutText = ({ left_out_reason: reason }: PaydayPerson, language: Language): string =>
  paydayTexts[language].leftOut + (reason === '' ? '' : ` (${shortText(reason, LONGEST_REASON)})`);

const button = (style: ButtonStyle, customId: string, label: string) =>
  ({ type: ComponentType.Button, style, customId, label }) as MessageActionRowComponentData;

const row = (...components: MessageActionRowComponentData[]): Row => ({
  type: ComponentType.ActionRow,
  components,
});

const controls = (
  payday: Payday,
  shown: readonly PaydayPerson[],
  page: number,
  language: Language,
): NonNullable<BaseMessageOptions['components']> => {
  const texts = paydayTexts[language];
  const { id, status, version, fingerprint } = payday;
  if (status === 'cancelled' || payday.list.length === 0) return [];
  const sum = formatCents(language, payday.pay_cents);
  const isOpen = status !== 'approved';
  const options = shown
    .filter(({ pay_cents: pay, state }) => isOpen || (pay !== '0' && state !== 'carried'))
    .map((person) => ({
      // A mark names its outcome: chosen in an older message, it does not undo what somebody else did.
      value: isOpen ? person.user.id : `${person.user.id} ${person.state === 'paid' ? 'unpaid' : 'paid'}`,
      label: cutText(person.user.name, 90),
      description: isOpen
        ? formatCents(language, person.pay_cents)
        : `${formatCents(language, person.pay_cents)} · ${PAYOUT_WORDS[language][person.state]}`,
    }));
  const customId = isOpen
    ? makeCustomId('payday', 'person', id, String(version))
    : makeCustomId('payday', 'mark', id, String(page));
  const choose: Row[] =
    options.length === 0
      ? []
      : [
          row({
            type: ComponentType.StringSelect,
            customId,
            placeholder: isOpen ? texts.choosePerson : texts.chooseMark,
            options,
          }),
        ];
  const buttons = isOpen
    ? row(
        button(
          ButtonStyle.Success,
          makeCustomId('payday', 'approve', id, String(version), fingerprint),
          texts.approve(sum),
        ),
        button(ButtonStyle.Secondary, makeCustomId('payday', 'cancel', id), texts.cancel),
      )
    : row(
        button(ButtonStyle.Primary, makeCustomId('payday', 'file', id), texts.file),
        ...(BigInt(payday.paid_cents) < BigInt(payday.pay_cents)
          ? [button(ButtonStyle.Success, makeCustomId('payday', 'paid', id, String(version)), texts.allPaid)]
          : []),
      );
  return [buttons, ...choose];
};

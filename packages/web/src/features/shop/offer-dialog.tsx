import {
  MAX_OFFER_COUNT,
  MAX_OFFER_DAYS,
  MAX_OFFER_PRICE,
  OFFER_DESCRIPTION_LENGTH,
  OFFER_KINDS,
  OFFER_NAME_LENGTH,
} from '@famiglia/contract/shop/shop';
import type { OfferKind, ShopOffer } from '@famiglia/contract/shop/shop';
import { roleProblem as problemOf } from '@famiglia/contract/access/role-problem';
import { useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useDiscordRoles } from '../../entities/role/use-discord-roles.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { problemWords } from './problem-words.ts';
import { useAddOffer, useEditOffer } from './queries.ts';
import { shopText } from './shop.text.ts';

const NEW = {
  kind: 'note' as OfferKind,
  name: '',
  description: '',
  price: '',
  stock: '',
  per_person: '',
  role_id: '',
  days: '7',
};
type Draft = typeof NEW;

const draftOf = (offer: ShopOffer): Draft => ({
  kind: offer.kind,
  name: offer.name,
  description: offer.description,
  price: String(offer.price),
  stock: String(offer.stock ?? ''),
  per_person: String(offer.per_person ?? ''),
  role_id: offer.role_id ?? '',
  days: String(offer.days ?? '7'),
});

const whole = (typed: string, most: number): number | undefined => {
  const value = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= 1 && value <= most ? value : undefined;
};
/** Null without a limit. */
const limitOf = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : whole(typed, MAX_OFFER_COUNT);

interface OfferDialogProps {
  /** Null for a new one. */
  offer: ShopOffer | null;
  onClose: () => void;
}

/** The form of an offer. An edit that somebody overtook shows what they saved and keeps what was typed. */
export const OfferDialog = ({ offer, onClose }: OfferDialogProps) => {
  const text = useText(shopText);
  const language = useLanguage();
  const [add, save] = [useAddOffer(), useEditOffer()];
  const sent = offer === null ? add : save;
  const { version, refusal, newer, take } = useSeenVersion(offer, save.error);
  const [draft, setDraft] = useState(offer === null ? NEW : draftOf(offer));
  const [tried, setTried] = useState(false);
  const choice = useRoleChoice(draft.role_id);
  const givesRole = draft.kind === 'role';
  const isNamed = draft.name.trim() !== '';
  const price = whole(draft.price, MAX_OFFER_PRICE);
  const [stock, perPerson] = [limitOf(draft.stock), limitOf(draft.per_person)];
  const days = whole(draft.days, MAX_OFFER_DAYS);
  const isOtherRole = draft.role_id !== (offer?.role_id ?? null);
  const refused = sent.variables?.role_id === draft.role_id ? roleRefusalOf(sent.error) : undefined;
  const roleProblem =
    tried && draft.role_id === ''
      ? text.roleWrong
      : (choice.problem ?? (refused === undefined ? undefined : problemWords(refused, language)));
  const isRoleChosen = draft.role_id !== '' && !(isOtherRole && choice.problem !== undefined);
  const isRoleWhole = !givesRole || (isRoleChosen && days !== undefined);
  const theirs = newer === null ? null : differing(draftOf(newer), draft, text.fields);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || !isRoleWhole || price === undefined || stock === undefined || perPerson === undefined)
      return;
    const values = {
      kind: draft.kind,
      name: draft.name,
      description: draft.description,
      price,
      stock,
      per_person: perPerson,
      role_id: givesRole ? draft.role_id : null,
      days: givesRole ? (days ?? null) : null,
    };
    if (offer === null) add.mutate(values, { onSuccess: onClose });
    else save.mutate({ ...values, offerId: offer.id, version }, { onSuccess: onClose });
  };
  const line = (
    field: Exclude<keyof Draft, 'kind' | 'role_id'>,
    { problem, hint, ...input }: ComponentProps<typeof Input> & { problem?: string | false; hint?: string },
  ) => (
    <FormField label={text.fields[field]} hint={hint} problem={tried && problem ? problem : undefined}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={draft[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
        />
      )}
    </FormField>
  );
  const number = { inputMode: 'numeric', maxLength: 7 } as const;
  return (
    <FormDialog
      title={offer === null ? text.add : text.editTitle(offer.name)}
      description={offer === null ? text.addNote : text.editNote}
      save={text.save}
      saving={sent.isPending}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          {offer === null ? (
            <div className="grid min-w-0 content-start gap-1.5">
              <span aria-hidden className="font-medium">
                {text.fields.kind}
              </span>
              <Select
                label={text.fields.kind}
                value={draft.kind}
                options={OFFER_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
                onChange={(kind) => setDraft({ ...draft, kind })}
              />
            </div>
          ) : null}
          {line('name', { maxLength: OFFER_NAME_LENGTH, problem: !isNamed && text.nameWrong })}
          {line('description', { maxLength: OFFER_DESCRIPTION_LENGTH })}
          <div className="grid gap-4 sm:grid-cols-2">
            {givesRole ? (
              <FormField label={text.fields.role_id} problem={roleProblem}>
                {() => (
                  <Select
                    label={text.fields.role_id}
                    value={draft.role_id}
                    options={choice.options}
                    onChange={(role_id) => setDraft({ ...draft, role_id })}
                  />
                )}
              </FormField>
            ) : null}
            {givesRole ? line('days', { ...number, problem: days === undefined && text.daysWrong }) : null}
            {line('price', { ...number, problem: price === undefined && text.priceWrong })}
            {line('stock', {
              ...number,
              hint: text.noLimit,
              problem: stock === undefined && text.countWrong,
            })}
            {line('per_person', {
              ...number,
              hint: text.noLimit,
              problem: perPerson === undefined && text.countWrong,
            })}
          </div>
          {refusal && newer && theirs ? (
            <NewerVersion
              refusal={refusal}
              theirs={theirs}
              onTake={() => {
                setDraft(draftOf(newer));
                take();
                save.reset();
              }}
            />
          ) : (
            <Refusal error={refused === undefined ? sent.error : null} />
          )}
        </form>
      )}
    </FormDialog>
  );
};

/** Why the server refused the role of the offer; undefined where it refused something else. */
const roleRefusalOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ field }) => field === 'role_id')?.message : undefined;

/**
 * The server’s roles, first those that the bot may give in this person’s name; the others say why not when they are chosen. One
 * that was deleted since stays visible until another is chosen.
 */
const useRoleChoice = (chosen: string) => {
  const text = useText(shopText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const { data } = useDiscordRoles(guildId);
  const known = (data ?? [])
    .filter(({ id }) => id !== guildId)
    // What Discord refused once is tried again by the bot.
    .map((role) => (role.refusal === 'forbidden' ? { ...role, refusal: null } : role));
  const now = known.find(({ id }) => id === chosen);
  const options = [
    ...(chosen === '' ? [{ value: '', label: text.noRole }] : []),
    ...(chosen !== '' && now === undefined ? [{ value: chosen, label: data ? text.goneRole : '…' }] : []),
    ...known.filter(({ refusal }) => refusal === null).map(({ id, name }) => ({ value: id, label: name })),
    ...known
      .filter(({ refusal }) => refusal !== null)
      .map(({ id, name }) => ({ value: id, label: name, group: text.notGiven })),
  ];
  const refusal = now?.refusal ?? null;
  const problem =
    now === undefined || refusal === null ? undefined : problemWords(problemOf(refusal, now), language);
  return { options, problem };
};

/** What somebody else saved, where the draft says something else. */
const differing = (
  theirs: Draft,
  mine: Draft,
  names: Record<keyof Draft, string>,
): { name: string; value: string }[] =>
  (Object.keys(theirs) as (keyof Draft)[])
    .filter((field) => theirs[field] !== mine[field].trim())
    .map((field) => ({ name: names[field], value: theirs[field] || '—' }));

import {
  MAX_OFFER_COUNT,
  MAX_OFFER_DAYS,
  MAX_OFFER_PRICE,
  OFFER_DESCRIPTION_LENGTH,
  OFFER_KINDS,
  OFFER_NAME_LENGTH,
} from '@famiglia/contract/shop/shop';
import type { OfferKind, ShopOffer } from '@famiglia/contract/shop/shop';
import { useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useDiscordRoles } from '../../entities/role/use-discord-roles.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
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
  const [add, save] = [useAddOffer(), useEditOffer()];
  const sent = offer === null ? add : save;
  const { version, refusal, newer, take } = useSeenVersion(offer, save.error);
  const [draft, setDraft] = useState(offer === null ? NEW : draftOf(offer));
  const [tried, setTried] = useState(false);
  const roles = useRoleChoice(draft.role_id);
  const givesRole = draft.kind === 'role';
  const isNamed = draft.name.trim() !== '';
  const price = whole(draft.price, MAX_OFFER_PRICE);
  const [stock, perPerson] = [limitOf(draft.stock), limitOf(draft.per_person)];
  const days = whole(draft.days, MAX_OFFER_DAYS);
  const isRoleWhole = !givesRole || (draft.role_id !== '' && days !== undefined);
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
              <FormField
                label={text.fields.role_id}
                problem={tried && draft.role_id === '' ? text.roleWrong : undefined}
              >
                {() => (
                  <Select
                    label={text.fields.role_id}
                    value={draft.role_id}
                    options={roles}
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
            <Refusal error={sent.error} />
          )}
        </form>
      )}
    </FormDialog>
  );
};

/** Roles that the bot may give in this person’s name; one that was deleted since stays visible until another is chosen. */
const useRoleChoice = (chosen: string): readonly { value: string; label: string }[] => {
  const text = useText(shopText);
  const { id: guildId } = useCurrentGuild();
  const { data } = useDiscordRoles(guildId);
  const known = (data ?? []).filter(
    ({ id, managed, refusal }) => id !== guildId && !managed && refusal === null,
  );
  const isGone = chosen !== '' && !known.some(({ id }) => id === chosen);
  const now = data?.find(({ id }) => id === chosen);
  return [
    ...(chosen === '' ? [{ value: '', label: text.noRole }] : []),
    ...(isGone ? [{ value: chosen, label: data ? (now?.name ?? text.goneRole) : '…' }] : []),
    ...known.map(({ id, name }) => ({ value: id, label: name })),
  ];
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

import * as z from 'zod';
import { EVENT_STATUSES } from '../events/events.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, snowflake, textStream, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import {
  MAX_SHARERS,
  contract,
  contractDetails,
  contractFields,
  contractParams,
  contribution,
} from './contracts.ts';

const see = panel('panel.view');
const manage = panel('contracts.manage');
const contractBody = z.strictObject(contractFields);

export const contractRoutes = {
  list: route({
    method: 'GET',
    path: '/api/contracts/:guildId',
    summary: 'Contracts: those that run, the next to end first, then the past ones, latest first',
    access: see,
    params: guildParams,
    query: z.object({
      status: z.enum(EVENT_STATUSES).optional(),
      search: z.string().trim().max(100).optional(),
      ...paging(PAGE_SIZE.events),
    }),
    response: listOf(contract),
  }),
  get: route({
    method: 'GET',
    path: '/api/contracts/:guildId/:contractId',
    summary: 'One contract with its people and what each of them did',
    access: see,
    params: contractParams,
    response: contractDetails,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/api/contracts/:guildId',
    summary: 'Post a contract; the family’s part is that of the settings if left out',
    access: manage,
    params: guildParams,
    body: contractBody.extend({ family_percent: contractFields.family_percent.optional() }),
    response: contractDetails,
  }),
  update: route({
    method: 'PUT',
    path: '/api/contracts/:guildId/:contractId',
    summary: 'Save a contract that is not over; an old version is refused with the newer one',
    access: manage,
    params: contractParams,
    body: contractBody.extend({ version }),
    response: contractDetails,
    errors: ['not_found', 'version_conflict', 'contract_closed', 'contract_over'],
  }),
  close: route({
    method: 'POST',
    path: '/api/contracts/:guildId/:contractId/close',
    summary: 'End sign-up: the contract runs with those on the list',
    access: manage,
    params: contractParams,
    response: contract,
    errors: ['not_found', 'contract_over'],
  }),
  reopen: route({
    method: 'POST',
    path: '/api/contracts/:guildId/:contractId/reopen',
    summary: 'Open a closed sign-up again',
    access: manage,
    params: contractParams,
    response: contract,
    errors: ['not_found', 'contract_over'],
  }),
  confirm: route({
    method: 'POST',
    path: '/api/contracts/:guildId/:contractId/confirm',
    summary: 'Confirm who did what: the shares are owed. Said again, it corrects them',
    access: manage,
    params: contractParams,
    body: z.strictObject({ contributions: z.array(contribution).min(1).max(MAX_SHARERS), version }),
    response: contractDetails,
    errors: [
      'not_found',
      'version_conflict',
      'contract_over',
      'contract_nobody_contributed',
      'contract_people_changed',
      'contract_too_much',
      'contract_settled',
    ],
  }),
  undoConfirm: route({
    method: 'POST',
    path: '/api/contracts/:guildId/:contractId/confirm/undo',
    summary: 'Take a confirmation back: nothing is owed for it, and what was paid shows in the next payday',
    access: manage,
    params: contractParams,
    response: contract,
    errors: ['not_found', 'contract_not_confirmed', 'contract_settled'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/contracts/:guildId/:contractId/cancel',
    summary: 'Call the contract off: nobody is owed anything for it, and those on the list are told',
    access: manage,
    params: contractParams,
    body: z.strictObject({ reason: nameText.max(200).default('') }),
    response: contract,
    errors: ['not_found', 'contract_over'],
  }),
  add: route({
    method: 'POST',
    path: '/api/contracts/:guildId/:contractId/people',
    summary: 'Sign somebody up, whatever their rank',
    access: manage,
    params: contractParams,
    body: z.strictObject({ user_id: snowflake, reserve: z.boolean().default(false) }),
    response: contractDetails,
    errors: ['not_found', 'member_not_found', 'contract_closed', 'contract_over'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/contracts/:guildId/:contractId/people/:userId',
    summary: 'Take somebody off the list; the next of the reserve moves up, also after closing',
    access: manage,
    params: contractParams.extend({ userId: snowflake }),
    response: noContent,
    errors: ['not_found', 'not_signed_up', 'contract_over'],
  }),
  export: route({
    method: 'GET',
    path: '/api/contracts/:guildId/:contractId/export',
    summary: 'Who did what and their shares, as a CSV file',
    access: see,
    params: contractParams,
    response: textStream,
    cost: 'heavy',
    download: { type: 'text/csv; charset=utf-8', filename: 'contract.csv' },
    errors: ['not_found'],
  }),
};

import type { EventDetails } from '@famiglia/contract/events';
import { eventRosterKind } from '@famiglia/core/gatherings/events/event-roster';
import { readEventDetails } from '@famiglia/core/gatherings/events/get-event';
import { formSources } from '../rosters/form-source.ts';
import type { FormSource } from '../rosters/form-source.ts';

export type EventSource = FormSource<EventDetails>;

export const eventSources = formSources(eventRosterKind, readEventDetails);

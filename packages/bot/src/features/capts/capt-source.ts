import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { captRosterKind } from '@famiglia/core/capts/capt-roster';
import { readCaptDetails } from '@famiglia/core/capts/get-capts';
import { formSources } from '../rosters/form-source.ts';
import type { FormSource } from '../rosters/form-source.ts';

export type CaptSource = FormSource<CaptDetails>;

export const captSources = formSources(captRosterKind, readCaptDetails);

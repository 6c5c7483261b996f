import type { LogDecision } from '@famiglia/contract/cabinet-log/cabinet-log';

/** Stores what somebody said about a text. */
export type Decide = (...decisions: LogDecision[]) => void;

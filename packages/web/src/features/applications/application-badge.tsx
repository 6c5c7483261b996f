import { APPLICATION_TEXTS } from '@famiglia/contract/applications/application-texts';
import type { ApplicationStatus } from '@famiglia/contract/applications/application-steps';
import { useLanguage } from '../../shared/language/use-language.ts';
import { Badge } from '../../shared/ui/badge.tsx';

const TONES = {
  draft: 'neutral',
  submitted: 'brass',
  in_review: 'info',
  interview: 'info',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationStatus, string>;

export const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={TONES[status]}>{APPLICATION_TEXTS[useLanguage()].statuses[status]}</Badge>
);

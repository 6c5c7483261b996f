import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { Check, Clock, X } from '../../shared/ui/icons.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { screenshotText } from './screenshot.text.ts';

const LOOKS = {
  pending: { tone: 'info', icon: Clock },
  approved: { tone: 'good', icon: Check },
  rejected: { tone: 'bad', icon: X },
} as const;

export const ScreenshotStatus = ({ status }: { status: Screenshot['status'] }) => {
  const text = useText(screenshotText);
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3" />
      {text.statuses[status]}
    </Badge>
  );
};

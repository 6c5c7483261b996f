import type { NamedCommand } from '@famiglia/contract/kit/russian-commands';
import type { ReactNode } from 'react';
import { SlashCommand } from './slash-command.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** `h1` if the state is the whole page. */
  heading?: 'h1' | 'h2';
  /** What to do next. */
  children?: ReactNode;
  /** The bot command that fills this list. */
  command?: NamedCommand;
  action?: ReactNode;
}

export const EmptyState = ({
  icon,
  title,
  heading: Heading = 'h2',
  children,
  command,
  action,
}: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
    {icon ? <div className="text-faint [&>svg]:size-7 [&>svg]:stroke-[1.5]">{icon}</div> : null}
    <Heading className="text-base font-semibold">{title}</Heading>
    {children ? <div className="max-w-110 text-pretty text-muted">{children}</div> : null}
    {command ? <SlashCommand command={command} /> : null}
    {action}
  </div>
);

import { ShieldX } from '../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useText } from '../shared/language/use-text.ts';
import { buttonClasses } from '../shared/ui/button-classes.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { panelText } from './panel.text.ts';

/** A closed page: the reason, and a link out of it. */
export const MessagePage = ({ title, body }: { title: string; body: string }) => {
  const text = useText(panelText);
  return (
    <>
      <title>{`${title} · Famiglia`}</title>
      <EmptyState
        icon={<ShieldX aria-hidden />}
        title={title}
        heading="h1"
        action={
          <Link to="/guilds" className={buttonClasses()}>
            {text.toServers}
          </Link>
        }
      >
        {body}
      </EmptyState>
    </>
  );
};

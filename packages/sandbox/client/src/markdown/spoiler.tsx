import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';

/** Hidden, also from screen readers, until the reader reveals it. */
export const Spoiler = ({ block = false, children }: { block?: boolean; children: ReactNode }): ReactNode => {
  const text = useText();
  const [shown, setShown] = useState(false);
  const Tag = block ? 'div' : 'span';
  if (shown) return <Tag className="spoiler shown">{children}</Tag>;
  return (
    <Tag className="spoiler">
      <span className="spoiler-content" aria-hidden="true" inert>
        {children}
      </span>
      <button
        type="button"
        className="spoiler-button"
        aria-label={text.messages.spoiler}
        onClick={() => setShown(true)}
      />
    </Tag>
  );
};

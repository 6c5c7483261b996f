import type { APIButtonComponent, APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { usePress } from './use-press.ts';

const styleNames = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' } as const;

export const ButtonComponent = ({ button }: { button: APIButtonComponent }): ReactNode => {
  const text = useText();
  const { busyId, press } = usePress();
  if ('sku_id' in button) return <span className="faint small">{text.messages.premiumButton}</span>;
  const label = (
    <>
      <ButtonEmoji emoji={button.emoji} />
      {button.label}
    </>
  );
  const name = button.label ?? button.emoji?.name;
  if ('url' in button) {
    return (
      <a
        className="bot-button link-button"
        href={button.url}
        target="_blank"
        rel="noreferrer"
        aria-label={`${name} (${text.messages.openLink})`}
      >
        {label} <span aria-hidden="true">↗</span>
      </a>
    );
  }
  const busy = busyId === button.custom_id;
  return (
    <button
      type="button"
      className={`bot-button ${styleNames[button.style]}`}
      aria-label={name}
      aria-busy={busy}
      disabled={button.disabled || busyId !== null}
      onClick={() => press(button.custom_id)}
    >
      {label}
      {busy && <span className="dots" aria-hidden="true" />}
    </button>
  );
};

const ButtonEmoji = ({ emoji }: { emoji: APIMessageComponentEmoji | undefined }): ReactNode => {
  if (!emoji?.name) return null;
  return <span aria-hidden="true">{emoji.id ? `:${emoji.name}:` : emoji.name}</span>;
};

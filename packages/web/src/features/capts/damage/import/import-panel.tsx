import { X } from '../../../../shared/ui/icons.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { ChoiceRow } from '../../../../shared/ui/choice-row.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { importText } from './import.text.ts';
import { ScreenshotImport } from './screenshot-import.tsx';
import { TableImport } from './table-import.tsx';
import type { DamageImport } from './use-damage-import.ts';

/** The import sources. Above the grid, which stays visible. */
export const ImportPanel = ({ source }: { source: DamageImport }) => {
  const text = useText(importText);
  const { kind, mode, side, screenshot, reading } = source;
  return (
    <Card className="mb-4 grid gap-4 p-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="font-semibold">{text.title}</h2>
          <p className="text-pretty text-muted">{text.note(side)}</p>
        </div>
        <IconButton label={text.close} className="-mt-2 -mr-2" onClick={source.close}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">
        <ChoiceRow
          label={text.kind}
          value={kind}
          options={(['screenshot', 'table'] as const).map((value) => ({ value, label: text.kinds[value] }))}
          onChange={source.open}
        />
        {source.hasRows ? (
          <ChoiceRow
            label={text.mode}
            value={mode}
            options={(['add', 'replace'] as const).map((value) => ({ value, label: text.modes[value] }))}
            onChange={source.setMode}
          />
        ) : null}
      </div>
      {kind === 'table' ? (
        <TableImport reading={reading} />
      ) : (
        <ScreenshotImport
          screenshot={screenshot.screenshot}
          failure={screenshot.failure}
          onFile={(file) => void screenshot.open(file)}
          onOther={screenshot.close}
          reading={reading}
        />
      )}
    </Card>
  );
};

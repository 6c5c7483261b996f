import { CATEGORY_NAME_LENGTH, CATEGORY_USES } from '@famiglia/contract/treasury/treasury';
import type { CategoryUse, TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Pencil, Trash2 } from '../../shared/ui/icons.ts';
import { Input } from '../../shared/ui/input.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { useCreateCategory, useDeleteCategory, useEditCategory, useUsualCategories } from './queries.ts';
import { treasuryText } from './treasury.text.ts';

interface CategoriesDialogProps {
  categories: readonly TreasuryCategory[];
  onClose: () => void;
}

/** The family's own words for what money comes from and goes to. A deleted one stays on its operations. */
export const CategoriesDialog = ({ categories, onClose }: CategoriesDialogProps) => {
  const text = useText(treasuryText);
  const [edited, setEdited] = useState<string | null>(null);
  const usual = useUsualCategories();
  const remove = useDeleteCategory();
  return (
    <Dialog open onOpenChange={onClose} title={text.categories} description={text.noCategories}>
      <div className="grid gap-4">
        {categories.length === 0 ? (
          <Button loading={usual.isPending} onClick={() => usual.mutate({})}>
            {text.usual}
          </Button>
        ) : (
          <ul className="divide-y divide-line">
            {categories.map((category) =>
              edited === category.id ? (
                <li key={category.id} className="py-3">
                  <CategoryForm category={category} onDone={() => setEdited(null)} />
                </li>
              ) : (
                <li key={category.id} className="flex min-h-11 items-center gap-2">
                  <span className="min-w-0 flex-1 wrap-anywhere">{category.name}</span>
                  <span className="text-xs text-muted">{text.uses[category.use]}</span>
                  <IconButton label={text.edit(category.name)} onClick={() => setEdited(category.id)}>
                    <Pencil aria-hidden className="size-4" />
                  </IconButton>
                  <IconButton
                    label={text.remove(category.name)}
                    onClick={() => remove.mutate({ categoryId: category.id })}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </IconButton>
                </li>
              ),
            )}
          </ul>
        )}
        <Refusal error={remove.error ?? usual.error} />
        {edited === null ? <CategoryForm key={categories.length} category={null} /> : null}
      </div>
    </Dialog>
  );
};

const CategoryForm = ({ category, onDone }: { category: TreasuryCategory | null; onDone?: () => void }) => {
  const text = useText(treasuryText);
  const [create, edit] = [useCreateCategory(), useEditCategory()];
  const sent = category === null ? create : edit;
  const { version } = useSeenVersion(category, edit.error);
  const [name, setName] = useState(category?.name ?? '');
  const [use, setUse] = useState<CategoryUse>(category?.use ?? 'both');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const done = { onSuccess: () => onDone?.() };
    if (category === null) create.mutate({ name, use }, done);
    else edit.mutate({ name, use, categoryId: category.id, version }, done);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <FormField label={category === null ? text.newCategory : text.name}>
          {(control) => (
            <Input
              {...control}
              maxLength={CATEGORY_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
        <div className="grid gap-1.5">
          <span aria-hidden className="font-medium">
            {text.use}
          </span>
          <Select
            label={text.use}
            value={use}
            options={CATEGORY_USES.map((value) => ({ value, label: text.uses[value] }))}
            onChange={setUse}
          />
        </div>
      </div>
      <Refusal error={sent.error} />
      <Button type="submit" className="justify-self-end" loading={sent.isPending}>
        {category === null ? text.add : text.saveCategory}
      </Button>
    </form>
  );
};

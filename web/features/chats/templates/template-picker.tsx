import { NotepadText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageTemplate } from '#contract/chats/templates.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyNote } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { fillTemplate, type TemplateValues } from '../message-texts.ts';
import { useTemplateChanges, useTemplates } from './use-templates.ts';

const TemplateForm = deferred(async () => (await import('./template-form.tsx')).TemplateForm);

interface PickerProps {
  values: TemplateValues;
  /** Called with the filled-in text. */
  onPick: (text: string) => void;
}

/** The company's message templates beside the composer, with a preview for this conversation. */
export function TemplatePicker({ values, onPick }: PickerProps) {
  const { t } = useTranslation('chats');
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<MessageTemplate | 'new'>();
  return (
    <>
      <IconButton label={t('templates.title')} className="mb-0.5" onClick={() => setIsOpen(true)}>
        <NotepadText className="ic" aria-hidden />
      </IconButton>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={
          edited === 'new'
            ? t('templates.new')
            : t(edited ? 'templates.edit' : 'templates.title', { name: edited?.name ?? '' })
        }
        {...(edited ? {} : { text: t('templates.text') })}
        width={560}
      >
        {edited ? (
          <TemplateForm template={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        ) : (
          <TemplateList
            values={values}
            onEdit={setEdited}
            onPick={(text) => {
              onPick(text);
              setIsOpen(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function TemplateList({
  values,
  onPick,
  onEdit,
}: PickerProps & { onEdit: (template: MessageTemplate | 'new') => void }) {
  const { t } = useTranslation('chats');
  const templates = useTemplates();
  const { remove } = useTemplateChanges(() => undefined);
  return (
    <>
      {templates.isPending && <Skeleton shape="text" className="h-24" />}
      {templates.isLoadingError && (
        <ErrorState bare title={t('templates.loadFailed')} onRetry={() => void templates.refetch()} />
      )}
      {templates.data && templates.items.length === 0 && (
        <EmptyNote drawing="templates">{t('templates.none')}</EmptyNote>
      )}
      <ul className="flex flex-col">
        {templates.items.map((template) => (
          <li key={template.id} className="flex items-center gap-1 border-t border-line py-2">
            <button
              type="button"
              className="min-w-0 flex-1 rounded-sm p-2 text-start hover:bg-sunk"
              onClick={() => onPick(fillTemplate(template.content, values))}
            >
              <b className="block truncate">{template.name}</b>
              <span className="line-clamp-2 text-sm text-ink-2">{fillTemplate(template.content, values)}</span>
            </button>
            <IconButton label={t('templates.edit', { name: template.name })} onClick={() => onEdit(template)}>
              <Pencil className="ic" aria-hidden />
            </IconButton>
            <IconButton label={t('templates.remove', { name: template.name })} onClick={() => remove(template)}>
              <Trash2 className="ic" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="soft" className="self-start" onClick={() => onEdit('new')}>
        <Plus className="ic" aria-hidden />
        {t('templates.new')}
      </Button>
    </>
  );
}

import { Bookmark } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { Field } from '#frontend/components/field'
import { api, messageOf } from '#frontend/lib/api'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

interface Props {
  template: string
  /** Every variable has a name that can be used. */
  isReady: boolean
}

const TITLE_LENGTH = 200

/** The template becomes a saved prompt of the person, or goes to the clipboard. */
export function KeepTemplate({ template, isReady }: Props) {
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [state, setState] = useState<'idle' | 'busy'>('idle')
  const [kept, setKept] = useState<{ id: string; template: string } | null>(null)
  const isKept = kept !== null && kept.template === template

  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isKept || state === 'busy') return
    setState('busy')
    try {
      const named = isBlankText(title) ? {} : { title: title.trim() }
      const { id } = await api.prompts.store({
        body: { original: template, saved: true, ...named },
      })
      void client.invalidateQueries({ queryKey: ['/api/prompts'] })
      setKept({ id, template })
      toast({ title: t('workshop.toast.kept'), tone: 'success' })
    } catch (error) {
      const text = messageOf(error) ?? t('workshop.toast.keepFailed')
      toast({ title: t('workshop.toast.error'), text, tone: 'danger' })
    } finally {
      setState('idle')
    }
  }

  return (
    <form onSubmit={(event) => void keep(event)} className="mt-4 flex flex-wrap items-end gap-3">
      <Field
        className="min-w-0 flex-1 basis-56"
        label={t('workshop.templates.title')}
        value={title}
        maxLength={TITLE_LENGTH}
        placeholder={t('workshop.templates.titleHint')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" icon={Bookmark} disabled={!isReady || isKept} isBusy={state === 'busy'}>
        {t('workshop.templates.save')}
      </Button>
      <CopyButton text={template} label={t('workshop.templates.copy')} />
      {isKept && (
        <p role="status" className="basis-full text-sm">
          {t('workshop.templates.kept')}{' '}
          <Link to={`/saved/${kept.id}`} className="text-link">
            {t('workshop.templates.open')}
          </Link>
        </p>
      )}
    </form>
  )
}

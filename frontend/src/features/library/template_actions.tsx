import { Bookmark, Workflow } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import type { Filling, OpenedTemplate } from '#frontend/features/library/use_filling'
import { useTemplateFlow, useTemplateSave } from '#frontend/features/library/use_template_actions'
import { noteTemplateUse } from '#frontend/prompts/prompt_calls'
import { t } from '#frontend/lib/texts'

interface Props {
  template: OpenedTemplate
  filling: Filling
}

/** What can be done with the prompt, filled in or not. */
export function TemplateActions({ template, filling: { text, values, problem } }: Props) {
  const navigate = useNavigate()
  const save = useTemplateSave(template)
  const flow = useTemplateFlow(template)
  const improve = () => {
    void noteTemplateUse(template.id)
    void navigate('/create', { state: { draft: text } })
  }
  const saved = save.data?.text === text ? save.data : null
  const isBlocked = problem !== null
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" disabled={isBlocked} onClick={improve}>
        {t('library.template.improve')}
      </Button>
      {saved ? (
        <ButtonLink icon={Bookmark} to={`/saved/${saved.id}`}>
          {t('library.template.openSaved')}
        </ButtonLink>
      ) : (
        <Button
          icon={Bookmark}
          disabled={isBlocked}
          isBusy={save.isPending}
          onClick={() => save.mutate(text)}
        >
          {t('library.template.save')}
        </Button>
      )}
      <Button icon={Workflow} isBusy={flow.isPending} onClick={() => flow.mutate(values)}>
        {t('library.template.makeFlow')}
      </Button>
      <CopyButton text={text} label={t('library.template.copy')} />
      {isBlocked && <Problem text={problem} />}
    </div>
  )
}

const Problem = ({ text }: { text: string }) => (
  <p role="alert" className="w-full alert-danger p-3 text-sm break-words">
    {text}
  </p>
)

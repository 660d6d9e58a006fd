import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { promptOfFlow } from '#app/flows/domain/proposals/prompt_of_flow'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { RowsSkeleton } from '#frontend/components/skeleton'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { useTemplateTexts } from '#frontend/features/flows/sharing/use_template_texts'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/my_flows'

interface Props {
  flow: OpenFlow
  onClose: () => void
}

/** A flow as one prompt, or why one prompt cannot do what it does. */
export function FlattenDialog({ flow: { title, graph }, onClose }: Props) {
  const { templates, isPending } = useTemplateTexts(graph)
  const flat = useMemo(() => promptOfFlow(graph, templates), [graph, templates])
  const navigate = useNavigate()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('myFlows.flatten.title', { title })}
      description={isPending || flat.ok ? t('myFlows.flatten.lead') : undefined}
      footer={
        !isPending &&
        flat.ok && (
          <>
            <CopyButton text={flat.text} label={t('myFlows.flatten.copy')} />
            <Button
              variant="primary"
              onClick={() => void navigate('/create', { state: { draft: flat.text } })}
            >
              {t('myFlows.flatten.improve')}
            </Button>
          </>
        )
      }
    >
      {isPending ? (
        <RowsSkeleton label={t('myFlows.flatten.loading')} rows={2} />
      ) : flat.ok ? (
        <FlatPrompt text={flat.text} />
      ) : (
        <p>{flat.sentence}</p>
      )}
    </Dialog>
  )
}

const FlatPrompt = ({ text }: { text: string }) => (
  <div
    role="region"
    aria-label={t('myFlows.flatten.prompt')}
    tabIndex={0}
    className="prompt-text max-h-[50vh] max-w-none! overflow-y-auto rounded-card border border-line bg-sunken p-4"
  >
    {text}
  </div>
)

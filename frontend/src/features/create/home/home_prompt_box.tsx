import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button, ButtonLink } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import { PromptField } from '#frontend/features/create/prompt_field'
import { overflowOf } from '#frontend/prompts/prompt_limit'
import type { HomeState, HomeText } from '#frontend/features/create/home/use_home_text'
import { flowStart } from '#frontend/lib/flow_start'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

/** The box with which most visits begin. */
export function HomePromptBox({ text, setText, release }: HomeText) {
  const fieldId = useId()
  const { id } = usePerson()
  const navigate = useNavigate()
  const location = useLocation()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const isReady = !isBlankText(text) && overflowOf(text) === 0

  const improve = async () => {
    if (!isReady || isBusy) return
    setBusy(true)
    release()
    const state: HomeState = { homeText: text, writtenBy: id }
    await navigate(location, { replace: true, state })
    await navigate('/create', { state: { draft: text } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void improve()
  }

  return (
    <form onSubmit={submit} className="mx-auto w-full max-w-[760px]">
      <label htmlFor={fieldId} className="block">
        <h1 className="text-center text-[28px] leading-tight font-semibold tracking-tight text-balance sm:text-[40px]">
          {t('create.home.title')}
        </h1>
      </label>
      <div className="mt-8 rounded-card border border-line-strong bg-raised shadow-float focus-within:border-focus focus-within:ring-1 focus-within:ring-focus">
        <PromptField
          ref={field}
          id={fieldId}
          value={text}
          onChange={setText}
          onSubmit={() => void improve()}
          placeholder={t('create.home.placeholder')}
          className="max-h-[60vh] min-h-36 rounded-t-card px-5 pt-5"
        />
        <div className="flex flex-wrap items-center justify-end gap-3 p-3">
          <ButtonLink variant="ghost" to="/flow-builder" state={flowStart(text)}>
            {t('create.home.toFlow')}
          </ButtonLink>
          <Button type="submit" variant="primary" disabled={!isReady || isBusy}>
            {isBusy && <Spinner />}
            {isBusy ? t('create.home.busy') : t('create.home.improve')}
            {!isBusy && <ArrowRight aria-hidden="true" className="size-4" />}
          </Button>
        </div>
      </div>
    </form>
  )
}

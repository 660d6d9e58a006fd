import { CircleCheck, CircleSlash, TimerOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Decision } from '#app/auth/domain/device_grant'
import { formatUserCode } from '#app/auth/domain/user_code'
import { Button, ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { AskingTerminal } from '#frontend/features/account/device/asking_terminal'
import { CodeForm } from '#frontend/features/account/device/code_form'
import {
  closedBy,
  type DeviceGrant,
  useDecide,
  useLookUp,
} from '#frontend/features/account/device/device_api'
import { Outcome } from '#frontend/features/account/device/outcome'
import { returnTo } from '#frontend/lib/session/sign_in'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/account'
import '#frontend/texts/device'

/** Where a person signs in a terminal by the code that it shows. */
export function Component() {
  return (
    <Page title={t('device.title')}>
      <div className="max-w-xl">
        <SignIn />
      </div>
    </Page>
  )
}

function SignIn() {
  const [code, setCode] = useCodeOfAddress()
  const lookUp = useLookUp()
  const decide = useDecide()
  const closed = closedBy(decide.error)
  useReturnWith(decide.data || closed ? '' : code)
  const startAgain = () => {
    setCode('')
    lookUp.reset()
    decide.reset()
  }
  if (decide.data) return <Decided grant={decide.data} />
  if (closed) {
    return (
      <Outcome icon={TimerOff} title={t(`device.closed.${closed}`)} text={t('device.closedText')}>
        <Button className="mt-4" onClick={startAgain}>
          {t('device.another')}
        </Button>
      </Outcome>
    )
  }
  const userCode = lookUp.variables
  if (lookUp.data && userCode) {
    const send = (decision: Decision) => decide.mutate({ userCode, decision })
    return <AskingTerminal {...{ userCode, decide }} grant={lookUp.data} onDecide={send} />
  }
  return (
    <>
      <p className="mb-4 text-sm text-muted">{t('device.lead')}</p>
      <CodeForm code={code} onType={setCode} lookUp={lookUp} />
    </>
  )
}

function Decided({ grant: { state, deviceName: name } }: { grant: DeviceGrant }) {
  if (state === 'denied')
    return (
      <Outcome
        icon={CircleSlash}
        title={t('device.denied')}
        text={t('device.deniedText', { name })}
      />
    )
  return (
    <Outcome icon={CircleCheck} title={t('device.approved')} text={t('device.approvedText')}>
      <p className="mt-3 text-sm break-words text-muted">{t('device.approvedNext', { name })}</p>
      <ButtonLink className="mt-4" to="/settings?tab=sessions">
        {t('device.tokens')}
      </ButtonLink>
    </Outcome>
  )
}

/** Where the session is lost, the code is there again after sign-in. */
const useReturnWith = (code: string) =>
  useEffect(() => {
    const query = code === '' ? '' : `?${new URLSearchParams({ user_code: code })}`
    return returnTo(() => `/device${query}`)
  }, [code])

/** The code that the address came with. It does not stay there, nor in the history of the browser. */
function useCodeOfAddress() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const given = query.get('user_code')
  useEffect(() => {
    if (given !== null) void navigate('/device', { replace: true })
  }, [given, navigate])
  return useState(() => formatUserCode(given ?? ''))
}

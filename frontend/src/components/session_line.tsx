import { Laptop, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Data } from '#client/data'
import { Badge } from '#frontend/components/badge'
import { Moment } from '#frontend/components/moment'
import { readDevice } from '#frontend/lib/device_name'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/sessions'

const HANDHELD = ['iPhone', 'iPad', 'Android']

interface Props {
  session: Data.Auth.Session
  /** What can be done with it. */
  children: ReactNode
}

/** A browser in which a person is signed in. */
export function SessionLine({ session, children }: Props) {
  const { userAgent, address, current, createdAt, lastUsedAt } = session
  const isHandheld = HANDHELD.includes(readDevice(userAgent).system ?? '')
  const Icon = isHandheld ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-medium break-words">{deviceWords(userAgent)}</h3>
          {current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
          <Moment at={lastUsedAt} text={(when) => t('sessions.lastUsed', { when })} />
          <Moment at={createdAt} text={(when) => t('sessions.created', { when })} />
          {address && <span className="break-all">{t('sessions.address', { address })}</span>}
        </p>
      </div>
      {children}
    </li>
  )
}

/** What a person would call the device. */
export function deviceWords(userAgent: string | null): string {
  const { browser, system } = readDevice(userAgent)
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}

import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, Undo2 } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { LoadFailed } from '#frontend/features/account/load_failed'
import { type Invoice, invoicesQuery } from '#frontend/features/account/subscription/billing_api'
import { moneyText } from '#frontend/features/account/subscription/money_text'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

/** What was paid, as the payment service has it. */
export function Invoices() {
  const { data, isPending, isError, refetch } = useQuery(invoicesQuery)
  if (isPending) return null
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="font-semibold">
        {t('account.billing.invoices')}
      </h2>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="mt-1 text-sm text-muted">{t('account.billing.noInvoices')}</p>
      )}
      {data && data.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
          {data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { date } = useDates()
  const { number, createdAt, status, total, currency, pdfUrl, pageUrl } = invoice
  const address = pdfUrl ?? pageUrl
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span>{date(createdAt)}</span>
      <span className="tabular-nums">{moneyText(total, currency)}</span>
      {status && <InvoiceState status={status} />}
      {address && (
        <a href={address} className="text-link sm:ml-auto" target="_blank" rel="noreferrer">
          {t('account.billing.invoice', { number: number ?? date(createdAt) })}
        </a>
      )}
    </li>
  )
}

const BADGES = {
  disputed: { tone: 'danger', icon: TriangleAlert },
  refunded: { tone: 'plain', icon: Undo2 },
  partly_refunded: { tone: 'plain', icon: Undo2 },
} as const

function InvoiceState({ status }: { status: NonNullable<Invoice['status']> }) {
  const text = t(`account.billing.invoiceStates.${status}`)
  const badge = status in BADGES ? BADGES[status as keyof typeof BADGES] : null
  return badge ? <Badge {...badge}>{text}</Badge> : <span className="text-muted">{text}</span>
}

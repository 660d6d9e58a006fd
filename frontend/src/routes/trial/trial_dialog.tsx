import { Dialog } from '#frontend/components/overlays/dialog'
import { t } from '#frontend/lib/texts'

const SERVICES = [
  { name: 'GitHub', settings: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'] },
  { name: 'Google', settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
  { name: 'OpenID Connect', settings: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
  { name: 'Stripe', settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  {
    name: 'Notion',
    settings: ['NOTION_TOKEN', 'NOTION_TEMPLATES_SOURCE', 'NOTION_GUIDES_SOURCE'],
  },
]

export function TrialDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('common.frame.trialTitle')}
      description={t('common.frame.trialLead')}
    >
      <dl className="grid gap-4 text-sm">
        {SERVICES.map(({ name, settings }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            {settings.map((setting) => (
              <dd key={setting}>
                <code className="font-mono text-xs text-muted">{setting}</code>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-muted">{t('common.frame.trialLive')}</p>
    </Dialog>
  )
}

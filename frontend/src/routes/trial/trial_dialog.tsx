import { Dialog } from '#frontend/components/overlays/dialog'
import { t } from '#frontend/lib/texts'

const PROVIDERS = [
  { name: 'GitHub', settings: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'] },
  { name: 'Google', settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
  { name: 'OpenID Connect', settings: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
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
        {PROVIDERS.map(({ name, settings }) => (
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

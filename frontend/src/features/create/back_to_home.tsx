import { BackLink } from '#frontend/components/page/back_link'
import { t } from '#frontend/lib/texts'

export function BackToHome() {
  return <BackLink to="/home">{t('create.backToHome')}</BackLink>
}

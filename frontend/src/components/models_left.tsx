import { RouteLink } from '#frontend/components/route_link'
import { t } from '#frontend/lib/texts'

/** How often a model may still be at work today, and the way to what was used. */
export function ModelsLeft({ count }: { count: number }) {
  return (
    <span>
      {t('common.model.left', { count })}
      {' · '}
      <RouteLink to="/usage" className="text-link">
        {t('common.model.usage')}
      </RouteLink>
    </span>
  )
}

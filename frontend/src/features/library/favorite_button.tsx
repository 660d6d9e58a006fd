import { Star } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { useFavorite } from '#frontend/features/library/use_favorite'
import { classNames } from '#frontend/lib/class_names'
import type { Template } from '#frontend/prompts/prompt_calls'
import { t } from '#frontend/lib/texts'

interface Props {
  template: Pick<Template, 'id' | 'title' | 'isFavorite'>
  className?: string
}

export function FavoriteButton({ template, className }: Props) {
  const { mutate } = useFavorite()
  const { title, isFavorite } = template
  return (
    <IconButton
      icon={Star}
      label={t('library.favorite.mark', { title })}
      aria-pressed={isFavorite}
      onClick={() => mutate({ template, isFavorite: !isFavorite })}
      className={classNames(className, isFavorite && '[&_svg]:fill-current')}
    />
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '#frontend/lib/class_names'

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A sheet on the desk. */
export function Card({ as: Element = 'div', className, ...rest }: Props) {
  return <Element {...(rest as object)} className={classNames('card p-5', className)} />
}

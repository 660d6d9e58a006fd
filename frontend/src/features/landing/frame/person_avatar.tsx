interface PersonAvatarProps {
  name: string
  imageUrl: string | null
}

/** The provider's picture, or a disc with the first letter of the name. */
export function PersonAvatar({ name, imageUrl }: PersonAvatarProps) {
  if (imageUrl) {
    return <img src={imageUrl} alt="" width="32" height="32" className="size-8 rounded-full" />
  }
  return (
    <span
      aria-hidden
      className="grid size-8 place-items-center rounded-full bg-sunken text-sm font-medium uppercase"
    >
      {[...name][0]}
    </span>
  )
}

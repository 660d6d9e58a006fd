import { useRef, type ComponentProps } from 'react'
import { Button } from '#frontend/components/button'

interface Props extends Pick<
  ComponentProps<typeof Button>,
  'icon' | 'disabled' | 'isBusy' | 'children'
> {
  /** As the attribute of an input. */
  accept: string
  onFile: (file: File) => void
}

/** A button that lets a person choose a file. The same file can be chosen again. */
export function FileButton({ accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onFile(chosen)
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}

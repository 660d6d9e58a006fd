/** Words that say how a picture is made; a request with one of them has told its style. */
export const STYLES: readonly string[] =
  'photo photograph photographic realistic watercolor watercolour gouache ink oil pencil chalk collage retro vintage vector flat outline cartoon pixel isometric engraving woodcut riso print sketch minimal style look line drawing drawn black white color colour tattoo'.split(
    ' '
  )

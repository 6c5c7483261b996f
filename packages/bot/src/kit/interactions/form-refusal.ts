/** A handler refuses what was typed into a form, in words of its own. Nothing of it is lost: the form can be opened again. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
}

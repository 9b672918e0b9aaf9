/** "Ms Anna Keller". */
export const personName = ({
  title,
  firstName,
  lastName,
}: {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
}): string => `${title === 'MS' ? 'Ms' : 'Mr'} ${firstName} ${lastName}`;

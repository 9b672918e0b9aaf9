/** In base32; all staff share it. */
export const CODE_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Reza decides and answers messages, Sara only reads requests. `STAFF` of the test site only. */
export const STAFF = [
  `Reza:JGFyZ29uMmlkJHY9MTkkbT0xOTQ1Nix0PTIscD0xJFJBSU85cUljOWxkek9iZ2ZBOGRpamcka0RBWlBWMDRHMTAxY3ZEVEc5Q2NqYjdHNDFaelB0WVZsQitQeUJlU085OA:${CODE_SECRET}:visa.read,visa.review,messages.answer`,
  `Sara:JGFyZ29uMmlkJHY9MTkkbT0xOTQ1Nix0PTIscD0xJDlzZ29yY0QrdFVLVTV5cDhxNzZpN0EkZ0ZWTEV6WUJFZ3d4QThieDhPMDB6eTgvUnFpaXdrbzdnWVlYZEx1RUNJUQ:${CODE_SECRET}:visa.read`,
].join(';');

/** What the dialogs about an account are given. */
export interface AccountDialog {
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
}
